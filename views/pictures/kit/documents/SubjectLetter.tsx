import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

/** An email with its subject filled in, 256 wide, in an envelope; `y` is how far it is down in it. */
export const SubjectLetter = ({ y = 0 }: { readonly y?: number }) => (
  <g className="sheet">
    <Panel x={0} y={y} width={256} height={230} flat>
      <Label x={24} y={36} size={18} tone="muted">
        Subject
      </Label>
      <Label x={24} y={68} size={23} weight={700}>
        Question about
      </Label>
      <Label x={24} y={97} size={23} weight={700}>
        your services
      </Label>
    </Panel>
  </g>
);
