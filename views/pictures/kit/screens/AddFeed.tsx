import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** The window of a reader, 348 wide: its bar, and below it the address of a feed that was pasted and added; it ends at 111. */
export const AddFeed = (place: Place) => (
  <At {...place}>
    <rect width={348} height={36} className="surface-2" />
    <path d="M0 35.500H348" className="stroke-line" />
    {[0, 1, 2].map((index) => (
      <circle key={index} cx={24 + index * 16} cy={18} r={4.5} className="faint" />
    ))}
    <Label x={76} y={24} size={17} weight={700}>
      Your reader
    </Label>
    <Label x={22} y={61} size={20} weight={800}>
      Add a feed
    </Label>
    <rect x={23} y={72} width={182} height={38} rx={9} className="surface-2" />
    <rect x={23} y={72} width={182} height={38} rx={9} className="stroke-brand" strokeWidth={2} />
    <Label x={38} y={98} size={20} weight={600} mono>
      …/feed.xml
    </Label>
    <rect x={216} y={71} width={110} height={40} rx={10} className="brand" />
    <IconAndWord x={271} y={91} size={18} weight={700} tone="on-brand" glyph="check">
      Added
    </IconAndWord>
  </At>
);
