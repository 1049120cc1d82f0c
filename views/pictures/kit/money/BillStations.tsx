import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import { billPlaces } from './billPlaces.tsx';

const stations = [
  ['Your shop', 'Agent', 'blue-soft'],
  ['Operating unit', 'Answers for agents', 'brand-soft'],
  ['Bharat Connect', 'Run by NPCI BillPay', 'on-brand'],
  ['The biller', 'Electricity or gas', 'marigold-soft'],
] as const;

interface BillStationsProps {
  readonly y: number;
  /** Of a name; the note below it is a little smaller. */
  readonly size: number;
  /** Of one station, and from one to the next. */
  readonly height: number;
  readonly gap: number;
}

/** Whose hands a bill goes through, from the shop at the top to the biller below; 344 wide, 28 from the left. */
export function BillStations({ y: top, size, height, gap }: BillStationsProps) {
  const middle = height / 2;
  const scale = height / 96;
  const tile = 104 * scale;
  return stations.map(([name, note, ground], index) => {
    const y = top + index * (height + gap);
    const isSystem = ground === 'on-brand';
    return (
      <g key={name}>
        {index > 0 && (
          <path
            d={`M${28 + tile / 2} ${y - gap + 6}V${y - 7}m-7-7l7 7 7-7`}
            className="stroke-green"
            strokeWidth={3}
          />
        )}
        <Panel x={28} y={y} width={344} height={height} tone={isSystem ? 'sheen' : 'surface'}>
          <path
            d={`M16 1H${tile}V${height - 1}H16A15 15 0 011 ${height - 16}V16A15 15 0 0116 1z`}
            className={ground}
            opacity={isSystem ? 0.16 : undefined}
          />
          <At x={2 * scale} y={0} scale={scale}>
            {billPlaces[index]}
          </At>
          <Label
            x={tile + 16}
            y={middle - 3}
            size={size}
            weight={700}
            tone={isSystem ? 'on-brand' : 'ink'}
          >
            {name}
          </Label>
          <Label
            x={tile + 16}
            y={middle + size}
            size={Math.round(size * 0.78)}
            tone={isSystem ? 'on-brand' : 'muted'}
          >
            {note}
          </Label>
        </Panel>
      </g>
    );
  });
}
