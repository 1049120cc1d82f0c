import { MonthFigures, weeklyEnquiries } from '../../kit/screens/MonthFigures.tsx';
import { SearchPhone } from '../../kit/screens/SearchPhone.tsx';
import { LineChart } from '../../kit/shapes/Chart.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const channels = [
  ['Search', 41, 'brand'],
  ['Social', 22, 'brand-lift'],
  ['Message', 17, 'marigold'],
] as const;

/** The report of a month, and the search result that brought the enquiries. */
export function DigitalMarketing() {
  return (
    <Scene width={640} height={520} ground="sand">
      <Panel x={20} y={32} width={416} height={456} title="Enquiries" note="November 2026">
        <MonthFigures x={20} y={112} size={44} />
        <LineChart x={20} y={150} width={304} height={114} values={weeklyEnquiries} scale={32} />
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
      <SearchPhone x={388} y={144} />
    </Scene>
  );
}
