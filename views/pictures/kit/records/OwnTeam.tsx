import { useId } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SellerName, sellers } from './sellers.ts';

/** Who is in the team of the seller whose phone it is. */
const team: readonly SellerName[] = ['Arjan', 'Nisha'];

interface OwnTeamProps extends Place {
  readonly width: number;
  /** Of the line with the name of the list, and of what is below it up to the sellers of other teams. */
  readonly head: number;
  readonly rows: number;
  /** Of the letters in the head. */
  readonly size: number;
  /** Where there is room for the names of the two. */
  readonly named?: true;
}

/** The upper part of a seller's own phone: her team with its faces, and a blurred row of other teams that is locked; it goes on below. */
export function OwnTeam({ width, head, rows, size, named, ...place }: OwnTeamProps) {
  const middle = head + (named ? 28 : rows / 2);
  return (
    <At {...place}>
      <Shadow width={width + 14} height={260} radius={24} />
      <rect width={width + 14} height={260} rx={24} className="deep" />
      <At x={7} y={7}>
        <path
          d={`M0 ${head}V17A17 17 0 0117 0H${width - 17}a17 17 0 0117 17V${head}z`}
          fill="url(#sheen)"
        />
        <path d={`M0 ${head}H${width}V253H0z`} className="surface" />
        <Label
          x={width / 2}
          y={head / 2 + size * 0.36}
          size={size}
          weight={700}
          tone="on-brand"
          anchor="middle"
        >
          My team
        </Label>
        {team.map((name, index) => {
          const x = width * (index ? 0.735 : 0.265);
          return (
            <g key={name}>
              <Portrait x={x} y={middle} size={52} {...sellers[name]} />
              {named && (
                <Label x={x} y={middle + 41} size={15} weight={600} anchor="middle">
                  {name}
                </Label>
              )}
            </g>
          );
        })}
        <OtherTeams x={0} y={head + rows} width={width} />
      </At>
    </At>
  );
}

/* What the seller does not see: shapes of people and names out of focus, and a lock over them. */
function OtherTeams({ width, ...place }: Place & { readonly width: number }) {
  const id = useId();
  return (
    <At {...place}>
      <filter id={id}>
        <feGaussianBlur stdDeviation={2.5} />
      </filter>
      <path d={`M0 0H${width}V80H0z`} className="line" />
      <g className="faint" filter={`url(#${id})`}>
        <circle cx={width * 0.16} cy={16} r={11} />
        <circle cx={width * 0.84} cy={16} r={11} />
      </g>
      <circle cx={width / 2} cy={16} r={13} className="deep" />
      <Glyph name="lock" x={width / 2 - 8} y={8} size={16} tone="on-deep" bold />
    </At>
  );
}
