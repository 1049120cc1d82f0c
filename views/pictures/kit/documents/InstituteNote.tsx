import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const question = ['Must employers', 'trust only our', 'website?'] as const;

/** What an institute asks before a project begins, on its own paper, 184 × 150. */
export const InstituteNote = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <Shadow width={184} height={150} radius={8} />
      <rect width={184} height={150} rx={8} className="paper" />
      <rect x={0.5} y={0.5} width={183} height={149} rx={7.5} className="stroke-line" />
      <path d="M8 0H176a8 8 0 018 8V42H0V8a8 8 0 018-8z" className="brand" />
      <Glyph name="school" x={18} y={9} size={24} tone="code-string" bold />
      <Label x={52} y={27.5} size={18} weight={700} tone="on-brand">
        Institute
      </Label>
      {question.map((line, index) => (
        <Label key={line} x={20} y={76 + index * 26} size={18} weight={700}>
          {line}
        </Label>
      ))}
    </g>
  </At>
);
