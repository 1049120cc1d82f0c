import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

const titles = ['Chip, tap or swipe', 'Paying salaries by API'] as const;
const step = 54;

/** What a reader has of the blog, 246 wide: the articles that are new, and in small type how to remove it. */
export const AddedFeed = (place: Place) => (
  <At {...place}>
    <Label x={2} y={26} size={22} weight={800}>
      The blog
    </Label>
    <Label x={244} y={26} size={18} tone="muted" anchor="end">
      Remove
    </Label>
    {titles.map((title, index) => (
      <g key={title} transform={`translate(0 ${44 + index * step})`}>
        <path d="M0 0H246" className="stroke-line" strokeWidth={1.5} />
        <circle cx={9} cy={step / 2} r={7} className="brand" />
        <Label x={30} y={step / 2 + 7} size={18} weight={600}>
          {title}
        </Label>
      </g>
    ))}
  </At>
);
