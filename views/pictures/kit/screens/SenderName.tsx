import { soft } from '../../palette.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/* How wide each part is in letters of 30, and what it says. */
const parts = [
  ['AX', 0, 76, 'neutral', 'Operator'],
  ['MYSHOP', 88, 176, 'neutral', 'Your header'],
  ['S', 276, 68, 'marigold', 'Type'],
] as const;

/** The name of a sender in its three parts, of which the last is the type of message, 344 × 88. */
export const SenderName = (place: Place) => (
  <At {...place}>
    {parts.map(([text, x, width, tone, meaning]) => (
      <g key={text} transform={`translate(${x} 0)`}>
        <rect width={width} height={56} rx={12} className={tone === 'neutral' ? 'surface' : tone} />
        <Label
          x={width / 2}
          y={39}
          size={30}
          weight={800}
          tone={tone === 'neutral' ? 'ink' : 'deep'}
          anchor="middle"
        >
          {text}
        </Label>
        <Label x={width / 2} y={82} size={16} weight={600} tone={soft[tone][1]} anchor="middle">
          {meaning}
        </Label>
      </g>
    ))}
  </At>
);
