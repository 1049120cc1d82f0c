import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel, Shadow } from '../../kit/Panel.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The bays of a coach with three tiers: three berths on either side, and two along the corridor. */
const bays = [25, 33, 41] as const;
const rows = [0, 1, 2] as const;

function Berth({ x, y, number }: { x: number; y: number; number: number }) {
  const isOurs = number === 31;
  return (
    <>
      <rect x={x} y={y} width={56} height={38} rx={8} className={isOurs ? 'brand' : 'surface-2'} />
      <Label
        x={x + 28}
        y={y + 25}
        size={17}
        weight={isOurs ? 800 : 500}
        tone={isOurs ? 'on-brand' : 'muted'}
        anchor="middle"
      >
        {String(number)}
      </Label>
    </>
  );
}

/** The plan of coach B2 with berth 31, on the side of the corridor, and its passenger. */
export function TravelBerths() {
  return (
    <Scene width={480} height={440} ground="tint" grows="around">
      <Rings x={480} y={440} size={360} />
      <g transform="translate(-40 48)">
        <Shadow width={560} height={276} radius={28} />
        <rect width={560} height={276} rx={28} className="surface" />
        <rect x={0.5} y={0.5} width={559} height={275} rx={27.5} className="stroke-line" />
        <path d="M56 190.500H560" className="stroke-line" strokeDasharray="2 8" strokeWidth={2} />
        {bays.map((first, bay) => (
          <g key={first} transform={`translate(${72 + bay * 152} 24)`}>
            {rows.map((row) => (
              <g key={row}>
                <Berth x={0} y={row * 46} number={first + row} />
                <Berth x={68} y={row * 46} number={first + 3 + row} />
              </g>
            ))}
            <Berth x={0} y={190} number={first + 6} />
            <Berth x={68} y={190} number={first + 7} />
            <path d="M138-24V152" className="stroke-line" strokeWidth={2} />
          </g>
        ))}
      </g>
      <Panel x={40} y={336} width={400} height={76}>
        <Glyph name="train" x={24} y={22} size={32} tone="brand" />
        <Label x={72} y={34} size={18} weight={700}>
          Ananya Sen
        </Label>
        <Label x={72} y={58} size={17} tone="muted">
          Coach B2, berth 31
        </Label>
        <Pill x={376} y={22} size={17} tone="green" anchor="end">
          CNF
        </Pill>
      </Panel>
    </Scene>
  );
}
