import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The characters of a PAN that mean something: where each and its word have their middle, and on which side the word is. */
const meanings = [
  [236, 236, 'Holder', 'up'],
  [292, 292, 'Surname', 'down'],
  [572, 548, 'Check', 'up'],
] as const;

/** A specimen PAN on large tiles, with its fourth, fifth and last character explained. */
export function HowToReadAPan() {
  return (
    <Cover ground="green" motif={<PanCard />}>
      {meanings.map(([x, word, meaning, side]) => (
        <g key={meaning}>
          <path
            d={side === 'up' ? `M${x} 106v40` : `M${x} 216v40`}
            className="stroke-on-brand"
            strokeWidth={5}
          />
          <Label
            x={word}
            y={side === 'up' ? 90 : 295}
            size={35}
            weight={800}
            tone="on-brand"
            anchor="middle"
          >
            {meaning}
          </Label>
        </g>
      ))}
      {[...'ABCPS1234F'].map((character, index) => {
        const chosen = [3, 4, 9].includes(index);
        return (
          <g key={character} transform={`translate(${43 + index * 56} 139)`}>
            <rect width={50} height={82} rx={10} className={chosen ? 'marigold' : 'surface'} />
            <Label x={25} y={54} size={36} weight={800} anchor="middle">
              {character}
            </Label>
          </g>
        );
      })}
    </Cover>
  );
}

/* For small cards: a card with a portrait, as small as a thumb. */
const PanCard = () => (
  <Panel x={14} y={36} width={148} height={104} radius={12}>
    <path d="M0 34V12A12 12 0 0112 0H136a12 12 0 0112 12V34z" className="brand" />
    <Label x={14} y={27} size={27} weight={800} tone="on-brand">
      PAN
    </Label>
    <rect x={14} y={46} width={42} height={46} rx={6} className="marigold-soft" />
    <circle cx={35} cy={62} r={9} className="skin" />
    <path d="M19 92q2-18 16-18t16 18z" className="brand" />
    <path d="M70 56H130M70 88H130" className="stroke-line" strokeWidth={8} />
    <path d="M70 72H112" className="stroke-brand" strokeWidth={8} />
  </Panel>
);
