import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';
import { closingSize } from './closingSize.ts';

const list = [
  ['users', 'Parties', 'Buyer and 3 suppliers', 'brand'],
  ['file', 'Records', 'Delivery notes', 'marigold'],
  ['chat', 'Dispute', 'Which version is right?', 'red'],
] as const;

/** What a visitor lists, and our recommendation. */
export function BlockchainClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Panel x={36} y={28} width={368} height={264}>
        {list.map(([glyph, title, text, tone], index) => (
          <g key={title} transform={`translate(24 ${8 + index * 84})`}>
            {index > 0 && <path d="M0 .500H320" className="stroke-line" />}
            <Avatar x={26} y={42} size={52} glyph={glyph} tone={tone} />
            <Label x={70} y={36} size={17} tone="muted">
              {title}
            </Label>
            <Label x={70} y={61} size={20} weight={700}>
              {text}
            </Label>
          </g>
        ))}
      </Panel>
      <TurningBadge x={84} y={316} width={272} was="Under review">
        A blockchain helps
      </TurningBadge>
    </Scene>
  );
}
