import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 248;

/** In the window of the owner: the report of the day, which can be exported, and the complaints, 248 × 66. */
export const DayReport = (place: Place) => (
  <At {...place}>
    <Label x={0} y={18} size={19} weight={700}>
      Day’s report
    </Label>
    <Pill x={0} y={34} size={17} tone="red">
      1 complaint
    </Pill>
    <rect x={width - 108} y={14} width={108} height={40} rx={8} className="brand" />
    <IconAndWord x={width - 54} y={34} glyph="download" size={17} tone="on-brand">
      Export
    </IconAndWord>
  </At>
);
