import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** How many cash transfers a sender has in a year, and how many of them this one has made. */
const aYear = 12;
const made = 5;

/** A sender's card for the year: a field for each cash transfer, five of them ticked. */
export function NepalYear() {
  return (
    <Scene width={400} height={384} ground="warm" grows="around">
      <Rings x={0} y={384} size={300} tone="marigold-soft" />
      <Panel x={28} y={28} width={344} height={328}>
        <Label x={24} y={46} size={21} weight={800}>
          Cash transfers, 2026
        </Label>
        <Label x={24} y={70} size={15} tone="muted">
          Sender: Bikash Thapa
        </Label>
        {Array.from({ length: aYear }, (_, index) => {
          const x = 60 + (index % 4) * 75;
          const y = 122 + Math.floor(index / 4) * 62;
          return (
            <g key={x + y * 400}>
              <rect x={x - 32} y={y - 26} width={64} height={52} rx={8} className="surface-2" />
              {index < made ? (
                <Tick x={x} y={y} size={32} />
              ) : (
                <Label x={x} y={y + 7} size={19} weight={700} tone="muted" anchor="middle">
                  {String(index + 1)}
                </Label>
              )}
            </g>
          );
        })}
        <path d="M0 288.500" className="stroke-line" />
        <Label x={24} y={306} size={17} weight={700}>
          {`${made} made`}
        </Label>
        <Label x={320} y={306} size={17} weight={700} tone="brand-ink" anchor="end">
          {`${aYear - made} left`}
        </Label>
      </Panel>
    </Scene>
  );
}
