import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** From the rearmost, each 24 to the left of and 56 below the one behind it. */
const forms = [
  ['Form 96', 'Foreign entity'],
  ['Form 95', 'Foreign individual'],
  ['Form 94', 'Indian entity'],
  ['Form 93', 'Indian individual'],
] as const;

interface PanFormStackProps extends Place {
  /** Only as much of them as phones have room for, 336 × 284. */
  readonly low?: boolean;
}

/** The four forms for a new PAN, 336 × 476, of which the one for an Indian individual lies in front. */
export const PanFormStack = ({ low, ...place }: PanFormStackProps) => (
  <At {...place}>
    {forms.map(([form, applicant], index) => (
      <PaperDocument
        key={form}
        x={72 - index * 24}
        y={index * 56}
        width={264}
        height={low ? 116 : 308}
        fold={24}
      >
        <Label x={18} y={36} size={19} weight={800}>
          {form}
        </Label>
        <Label x={100} y={36} size={16} tone="muted">
          {applicant}
        </Label>
      </PaperDocument>
    ))}
    <At x={0} y={168}>
      <g className="sheet">
        <path d="M18 55.500H246" className="stroke-line" strokeWidth={2} />
        {low ? <NameOnly /> : <Applicant />}
      </g>
    </At>
  </At>
);

const NameOnly = () => (
  <>
    <Label x={18} y={91} size={16} tone="muted">
      Name
    </Label>
    <Label x={100} y={92} size={20} weight={700}>
      Meera Das
    </Label>
  </>
);

const Applicant = () => (
  <>
    <Photograph x={18} y={73} width={90} height={106} hair="bun" clothes="red" />
    <Pill x={124} y={75} tone="brand" size={16}>
      New PAN
    </Pill>
    <Label x={124} y={140} size={15} tone="muted">
      Name
    </Label>
    <Label x={124} y={165} size={20} weight={700}>
      Meera Das
    </Label>
    <path d="M22 208H242M22 234H242M22 260H160" className="stroke-line" strokeWidth={8} />
  </>
);
