import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface LetterBoxProps extends Place {
  /** Whose it is. */
  readonly children: string;
}

const body = 'M0 40A40 40 0 0140 0H144A40 40 0 01184 40V176a12 12 0 01-12 12H12a12 12 0 01-12-12z';

/** A red letter box on a wall with the name of its owner, 184 × 188; a letter with a postage stamp stands 78 out of its slot. */
export const LetterBox = ({ children, ...place }: LetterBoxProps) => (
  <At {...place}>
    <Shadow width={184} height={188} />
    {/* Its paint stays red after dark, as the letter stays paper. */}
    <g className="sheet">
      <path d={body} className="red" />
      <rect x={16} y={32} width={152} height={16} rx={8} className="deep" />
      {/* So long that its tilted edge is below the slot everywhere. */}
      <g transform="rotate(-4 92 42)">
        <path d="M24 50V-72a6 6 0 016-6H154a6 6 0 016 6V50z" className="paper" />
        <path
          d="M24 50V-72a6 6 0 016-6H154a6 6 0 016 6V50"
          className="stroke-line"
          strokeWidth={2}
        />
        <rect x={128} y={-66} width={22} height={28} rx={2} className="marigold" />
        <circle cx={139} cy={-52} r={6} className="stroke-on-brand" strokeWidth={2.5} />
        <Label x={40} y={-14} size={22} weight={800}>
          PAN card
        </Label>
        <path d="M40 4H132M40 18H104" className="stroke-faint" strokeWidth={4} opacity={0.7} />
      </g>
      {/* The lip of the slot, behind which the letter goes down. */}
      <path d="M10 42H174a6 6 0 016 6v8H4v-8a6 6 0 016-6z" className="red" />
      <path d="M10 43H174" className="stroke-on-brand" strokeWidth={2} opacity={0.45} />
      <rect
        x={18}
        y={74}
        width={148}
        height={98}
        rx={8}
        className="stroke-shade"
        strokeWidth={2.5}
        opacity={0.3}
      />
      <rect x={30} y={86} width={124} height={40} rx={6} className="on-brand" />
      <Label x={92} y={113} size={20} weight={800} tone="deep" anchor="middle">
        {children}
      </Label>
      <circle cx={92} cy={148} r={9} className="marigold" />
      <path d="M92 145v7" className="stroke-deep" strokeWidth={3.5} />
    </g>
  </At>
);
