import { At, type Place } from './At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Pill } from './Pill.tsx';

/** The bays of a coach with three tiers: three berths on either side, and two along the corridor. */
const bays = [17, 25, 33, 41] as const;
const rows = [0, 1, 2] as const;
const pitch = 188;

function Berth({ x, y, number }: { x: number; y: number; number: number }) {
  const isOurs = number === 31;
  return (
    <>
      <rect x={x} y={y} width={72} height={40} rx={8} className={isOurs ? 'brand' : 'brand-soft'} />
      <Label
        x={x + 36}
        y={y + 27}
        size={19}
        weight={isOurs ? 800 : 600}
        tone={isOurs ? 'on-brand' : 'brand-ink'}
        anchor="middle"
      >
        {String(number)}
      </Label>
    </>
  );
}

/** The plan of a coach that goes on at both sides, 480 × 272, with berth 31 beside the corridor. */
export function BerthPlan(place: Place) {
  return (
    <At {...place}>
      <path d="M0 0H480V272H0z" className="surface" />
      <path d="M0 0H480V14H0zM0 258H480V272H0z" className="deep-lift" />
      <path
        d="M60 7H164M248 7H352M436 7H480M0 7H-24M60 265H164M248 265H352M436 265H480"
        className="stroke-code-string"
        strokeWidth={6}
      />
      {bays.map((first, bay) => (
        <g key={first} transform={`translate(${(bay - 1) * pitch + 34} 28)`}>
          {rows.map((row) => (
            <g key={row}>
              <Berth x={0} y={row * 48} number={first + row} />
              <Berth x={84} y={row * 48} number={first + 3 + row} />
            </g>
          ))}
          <Berth x={0} y={178} number={first + 6} />
          <Berth x={84} y={178} number={first + 7} />
          <path d="M172-14V136" className="stroke-faint" strokeWidth={3} />
        </g>
      ))}
      <Label x={112} y={190} size={16} tone="muted" anchor="middle">
        Corridor
      </Label>
    </At>
  );
}

/** Whose berth it is, on a panel 416 wide; 84 high. */
export function BerthHolder() {
  return (
    <>
      <Glyph name="train" x={24} y={26} size={32} tone="brand" />
      <Label x={72} y={38} size={19} weight={700}>
        Ananya Sen
      </Label>
      <Label x={72} y={63} size={17} tone="muted">
        Coach B2, berth 31
      </Label>
      <Pill x={392} y={26} size={17} tone="green" anchor="end">
        CNF
      </Pill>
    </>
  );
}
