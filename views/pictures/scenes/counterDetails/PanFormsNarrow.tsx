import { rules } from '#content/rules.ts';
import { CalendarLeaf } from '../../kit/documents/CalendarLeaf.tsx';
import { FormFan } from '../../kit/documents/FormFan.tsx';
import { newPanForms } from '../../kit/documents/newPanForms.ts';
import { OldForm } from '../../kit/documents/OldForm.tsx';
import { StepArrow } from '../../kit/shapes/StepArrow.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones, below the table that lists the forms: low, from the old ones at the left to the new ones at the right. */
export const PanFormsNarrow = () => (
  <Scene width={400} height={190} ground="sand" grows="around">
    <Rings x={400} y={0} size={260} tone="marigold-soft" />
    <OldForm x={17} y={28} turn={-7} scale={0.5}>
      49A
    </OldForm>
    <OldForm x={32} y={80} turn={3} scale={0.5}>
      49AA
    </OldForm>
    <CalendarLeaf x={112} y={38} scale={0.7} date={rules.panFormsSince.text} />
    <StepArrow x={211} y={96} length={16} />
    <FormFan x={309} y={304} scale={0.54} forms={newPanForms} close />
  </Scene>
);
