import { rules } from '#content/rules.ts';
import { CalendarLeaf } from '../../kit/documents/CalendarLeaf.tsx';
import { FormFan } from '../../kit/documents/FormFan.tsx';
import { newPanForms } from '../../kit/documents/newPanForms.ts';
import { OldForm } from '../../kit/documents/OldForm.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The day on which the old forms went and the new ones came: the former lie behind its leaf, the latter before it. */
export const PanForms = () => (
  <Scene width={440} height={404} ground="sand" grows="around">
    <Rings x={440} y={0} size={380} tone="marigold-soft" />
    <OldForm x={20} y={52} turn={-10}>
      49A
    </OldForm>
    <OldForm x={284} y={28} turn={10}>
      49AA
    </OldForm>
    <CalendarLeaf x={154} y={32} date={rules.panFormsSince.text} />
    <FormFan x={220} y={739} forms={newPanForms} />
  </Scene>
);
