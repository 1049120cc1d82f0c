import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Sofa } from '../../kit/Sofa.tsx';

/** Name, two lines of words, enquiries, ground. */
const versions = [
  ['A', 'Sofas for', 'every home', 8, 'marigold-soft'],
  ['B', 'Delivered in', 'Siliguri', 14, 'green-soft'],
] as const;

/** Two versions of an advertisement that run at the same time, and the enquiries that each brought. */
export function MarketingTest() {
  return (
    <Scene width={480} height={460} ground="warm" grows="around">
      {versions.map(([name, first, second, count, ground], index) => (
        <Panel key={name} x={24 + index * 220} y={24} width={212} height={320}>
          <path d="M1 16A15 15 0 0116 1H196a15 15 0 0115 15V136H1z" className={ground} />
          <Sofa x={index ? 48 : 58} y={index ? 48 : 56} scale={index ? 1 : 0.84} />
          <circle cx={32} cy={32} r={18} className="deep" />
          <Label x={32} y={39} size={19} weight={800} tone="on-deep" anchor="middle">
            {name}
          </Label>
          <Label x={20} y={174} size={21} weight={800}>
            {first}
          </Label>
          <Label x={20} y={202} size={21} weight={800}>
            {second}
          </Label>
          <Label x={20} y={232} size={17} tone="muted">
            Roy Furniture
          </Label>
          <rect
            x={20}
            y={256}
            width={172}
            height={44}
            rx={8}
            className={index ? 'brand' : 'brand-soft'}
          />
          <Label
            x={106}
            y={284}
            size={18}
            weight={700}
            tone={index ? 'on-brand' : 'brand-ink'}
            anchor="middle"
          >
            {index ? 'Call the shop' : 'Learn more'}
          </Label>
          {index === 1 && (
            <Pill x={196} y={16} anchor="end" tone="green" glyph="check" size={17}>
              Stays
            </Pill>
          )}
          <g transform="translate(0 344)">
            <Label x={4} y={40} size={40} weight={800}>
              {String(count)}
            </Label>
            <Label x={index ? 54 : 36} y={39} size={18} tone="muted">
              enquiries
            </Label>
            <rect x={4} y={58} width={200} height={12} rx={6} className="surface" />
            <rect
              x={4}
              y={58}
              width={count * 14}
              height={12}
              rx={6}
              className={index ? 'green' : 'marigold'}
            />
          </g>
        </Panel>
      ))}
    </Scene>
  );
}
