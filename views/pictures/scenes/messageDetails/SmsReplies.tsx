import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What can be texted to each of them. */
const replies = [
  ['Header', 'AX-NOTICE-S'],
  ['Long code', '92200 XXXXX', 'YES'],
  ['Short code', '567XX', 'VOTE 2'],
] as const;

/** A header takes no reply; a long code and a short code do. */
export function SmsReplies() {
  return (
    <Scene width={400} height={148} ground="warm" grows="around">
      {replies.map(([kind, number, reply], index) => (
        <Panel key={kind} x={16 + index * 126} y={16} width={116} height={116}>
          <Label x={58} y={28} size={13} tone="muted" anchor="middle">
            {kind}
          </Label>
          <Label x={58} y={50} size={13} weight={700} anchor="middle">
            {number}
          </Label>
          {reply ? (
            <>
              <path
                d="M26 68h64a12 12 0 0112 12v16a12 12 0 01-12 12H26a12 12 0 01-12-12V80a12 12 0 0112-12z"
                className="brand"
              />
              <Label x={58} y={94} size={16} weight={700} tone="on-brand" anchor="middle">
                {reply}
              </Label>
            </>
          ) : (
            <>
              <circle cx={58} cy={88} r={20} className="red-soft" />
              <Glyph name="x" x={46} y={76} tone="red" bold />
            </>
          )}
        </Panel>
      ))}
    </Scene>
  );
}
