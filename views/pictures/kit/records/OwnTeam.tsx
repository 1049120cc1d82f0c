import { useId } from 'react';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SellerName, sellers } from './sellers.ts';

/** Who is in the team of the seller who has signed in. */
const team: readonly SellerName[] = ['Arjan', 'Nisha'];

interface OwnTeamProps {
  readonly width: number;
  /** Of what is above the sellers of other teams. */
  readonly rows: number;
  /** Of the portraits, and of the letters below them. */
  readonly face: number;
  readonly size: number;
}

/** What a seller sees of the tree: her team with its faces, and a blurred row of other teams that is locked; it goes on below. */
export const OwnTeam = ({ width, rows, face, size }: OwnTeamProps) => (
  <>
    {team.map((name, index) => {
      const x = width * (index ? 0.735 : 0.265);
      return (
        <g key={name}>
          <Portrait x={x} y={face / 2 + 5} size={face} {...sellers[name]} />
          <Label x={x} y={rows - 8} size={size} weight={600} anchor="middle">
            {name}
          </Label>
        </g>
      );
    })}
    <OtherTeams x={0} y={rows} width={width} />
  </>
);

/* What the seller does not see: shapes of people and names out of focus, and a lock over them. */
function OtherTeams({ width, ...place }: Place & { readonly width: number }) {
  const id = useId();
  return (
    <At {...place}>
      <filter id={id}>
        <feGaussianBlur stdDeviation={2.5} />
      </filter>
      <path d={`M1 0H${width - 1}V80H1z`} className="line" />
      <g className="faint" filter={`url(#${id})`}>
        <circle cx={width * 0.265} cy={14} r={11} />
        <circle cx={width * 0.735} cy={14} r={11} />
      </g>
      <circle cx={width / 2} cy={14} r={12} className="deep" />
      <Glyph name="lock" x={width / 2 - 8} y={6} size={16} tone="on-deep" bold />
    </At>
  );
}
