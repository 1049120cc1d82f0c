import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Skeleton } from '../../kit/shapes/Skeleton.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const towns = ['Durgapur', 'Siliguri', 'Malda'];

/** A phone, 75 × 115, with the message on its screen once it has come. */
function MiniPhone({ y, hasMessage }: { readonly y: number; readonly hasMessage: boolean }) {
  return (
    <g transform={`translate(336 ${y}) scale(1.44)`}>
      <rect width={52} height={80} rx={8} className="deep" />
      <rect
        x={0.5}
        y={0.5}
        width={51}
        height={79}
        rx={7.5}
        className="stroke-brand-lift"
        opacity={0.6}
      />
      <rect x={4} y={4} width={44} height={72} rx={6} className="surface" />
      <path d="M20 10h12" className="stroke-deep" strokeWidth={4} />
      {hasMessage && (
        <>
          <rect x={9} y={20} width={34} height={30} rx={6} className="brand-soft" />
          <Skeleton x={14} y={27} widths={[24, 16]} step={10} height={4} tone="brand" />
        </>
      )}
    </g>
  );
}

/** One message fans out to three phones; two have it, one is on the way, and an answer came back. */
export function DigitalVas() {
  return (
    <Scene width={640} height={520} radius={0} ground="brand">
      <Rings x={0} y={192} size={440} tone="brand-lift" />
      {towns.map((town, index) => (
        <Connector
          key={town}
          from={[272, 152 + index * 24]}
          to={[336, 108 + index * 152]}
          tone="on-brand"
          dashed={index === 2}
        />
      ))}
      <Panel x={372} y={32} width={244} height={456}>
        {towns.map((town, index) => {
          const isThere = index < 2;
          return (
            <g key={town} transform={`translate(0 ${index * 152})`}>
              {index > 0 && <path d="M60 0H220" className="stroke-line" />}
              <Label x={60} y={64} size={27} weight={700}>
                {town}
              </Label>
              <Pill
                x={56}
                y={80}
                tone={isThere ? 'green' : 'marigold'}
                glyph={isThere ? 'check' : 'clock'}
                size={20}
              >
                {isThere ? 'Delivered' : 'On the way'}
              </Pill>
            </g>
          );
        })}
      </Panel>
      {towns.map((town, index) => (
        <MiniPhone key={town} y={50 + index * 152} hasMessage={index < 2} />
      ))}
      <MessageBubble
        x={24}
        y={112}
        width={248}
        size={24}
        lines={['Diwali hours: open', 'until 10 pm, from', 'Friday to Sunday.']}
      />
      <MessageBubble
        x={24}
        y={360}
        width={232}
        size={24}
        lines={['Keep two boxes', 'for me, please.']}
      />
    </Scene>
  );
}
