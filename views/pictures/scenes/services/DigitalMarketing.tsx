import { Rings } from '../../kit/Backdrop.tsx';
import { LineChart } from '../../kit/Chart.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

const channels = [
  ['Search', 41, 'brand'],
  ['Social', 22, 'brand-lift'],
  ['Message', 17, 'marigold'],
] as const;

/** The report of a month, and the search result that brought the enquiries. */
export function DigitalMarketing() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={0} size={400} tone="marigold-soft" />
      <Panel x={32} y={32} width={480} height={456} title="Enquiries" note="November 2026">
        <Label x={20} y={112} size={44} weight={800}>
          80
        </Label>
        <Label x={86} y={112} size={16} tone="muted">
          enquiries
        </Label>
        <Label x={176} y={112} size={44} weight={800}>
          ₹250
        </Label>
        <Label x={298} y={112} size={16} tone="muted">
          each
        </Label>
        <LineChart x={20} y={144} width={304} height={120} values={[8, 13, 15, 22]} />
        {['Week 1', '2', '3', '4'].map((week, index) => (
          <Label
            key={week}
            x={20 + index * 101.333}
            y={288}
            tone="muted"
            anchor={index === 0 ? 'start' : index === 3 ? 'end' : 'middle'}
          >
            {week}
          </Label>
        ))}
        {channels.map(([channel, count, tone], index) => (
          <g key={channel} transform={`translate(20 ${320 + index * 42})`}>
            <Label x={0} y={20} size={16} weight={600}>
              {channel}
            </Label>
            <rect x={80} y={4} width={224} height={20} rx={8} className="surface-2" />
            <rect x={80} y={4} width={count * 4} height={20} rx={8} className={tone} />
            <Label x={292} y={20} size={16} weight={700} anchor="end">
              {String(count)}
            </Label>
          </g>
        ))}
      </Panel>
      <Phone x={384} y={144} width={232} height={480} time="11:15">
        <rect x={14} y={52} width={186} height={40} rx={20} className="surface-2" />
        <Glyph name="search" x={26} y={62} size={20} tone="muted" />
        <Label x={54} y={77} size={15}>
          furniture siliguri
        </Label>
        <rect x={14} y={108} width={186} height={96} rx={8} className="marigold-soft" />
        <path d="M14 184h186v12a8 8 0 01-8 8H22a8 8 0 01-8-8z" className="marigold" opacity={0.4} />
        <path d="M76 190v-8M138 190v-8" className="stroke-marigold-ink" strokeWidth={5} />
        <path d="M74 168v-24a14 14 0 0114-14h38a14 14 0 0114 14v24z" className="brand-lift" />
        <path
          d="M60 158a9 9 0 0118 0v8h58v-8a9 9 0 0118 0v16a10 10 0 01-10 10H70a10 10 0 01-10-10z"
          className="brand"
        />
        <Label x={14} y={234} size={19} weight={700}>
          Roy Furniture
        </Label>
        <Label x={14} y={257} tone="muted">
          Siliguri, 1.2 km
        </Label>
        <Pill x={14} y={270} tone="green" size={15}>
          Open now
        </Pill>
        <rect x={14} y={312} width={186} height={40} rx={8} className="brand" />
        <Label x={107} y={338} size={16} weight={600} tone="on-brand" anchor="middle">
          Call the shop
        </Label>
      </Phone>
    </Scene>
  );
}
