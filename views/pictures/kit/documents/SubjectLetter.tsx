import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The heads of an email: what each is, and its words. */
const heads = [
  ['To', ['Our team']],
  ['Subject', ['Question about', 'your services']],
] as const;

const question = ['We have a shop in', 'Howrah. What do we', 'need to start AEPS?'] as const;

/** An email with its subject filled in and a first question written, 256 × 330, of which an envelope hides the lower half. */
export const SubjectLetter = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <Panel x={0} y={0} width={256} height={330} flat>
        {heads.map(([head, words], index) => (
          <At key={head} x={20} y={36 + index * 32}>
            <Label x={0} y={0} size={16.5} tone="muted">
              {head}
            </Label>
            {words.map((line, row) => (
              <Label key={line} x={76} y={row * 23} size={18} weight={700}>
                {line}
              </Label>
            ))}
          </At>
        ))}
        <path d="M20 109.500H236" className="stroke-line" />
        {question.map((line, index) => (
          <Label key={line} x={20} y={138 + index * 25} size={18}>
            {line}
          </Label>
        ))}
      </Panel>
    </g>
  </At>
);
