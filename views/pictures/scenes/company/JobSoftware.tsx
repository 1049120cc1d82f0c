import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const services = ['phone', 'bank', 'train'] as const;
const amounts = ['₹299', '₹4,500', '₹1,846'];
const step = 50;

/** What a senior developer builds: services that write to one ledger, in which every amount is matched. */
export const JobSoftware = () => (
  <Scene width={320} height={200} ground="lilac">
    {services.map((name, index) => {
      const y = 50 + index * step;
      return (
        <g key={name}>
          <path d={`M84 ${y}H150`} className="stroke-brand" strokeWidth={3} />
          <circle cx={150} cy={y} r={5} className="brand" />
          <rect x={32} y={y - 20} width={56} height={40} rx={10} fill="url(#night)" />
          <Glyph name={name} x={48} y={y - 12} size={24} tone="on-deep" />
        </g>
      );
    })}
    <Panel x={150} y={20} width={138} height={160} radius={14}>
      {amounts.map((amount, index) => {
        const y = 30 + index * step;
        return (
          <g key={amount}>
            {index > 0 && (
              <path d={`M14 ${y - 25}H124`} className="stroke-line" strokeWidth={1.5} />
            )}
            <Label x={16} y={y + 6.5} size={18} weight={700}>
              {amount}
            </Label>
            <Tick x={112} y={y} size={24} />
          </g>
        );
      })}
    </Panel>
  </Scene>
);
