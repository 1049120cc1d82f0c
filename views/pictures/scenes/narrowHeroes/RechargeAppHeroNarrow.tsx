import { AppWindow } from '../../kit/AppWindow.tsx';
import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { OwnerPanel } from '../../kit/RechargeScreens.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The head of the page on recharge applications, for phones: the owner’s panel, before it a retailer’s limit. */
export function RechargeAppHeroNarrow() {
  return (
    <Scene width={400} height={456} ground="brand">
      <Rings x={200} y={440} size={360} tone="brand-lift" />
      <AppWindow x={16} y={24} width={368} height={368} menu={['chart', 'users', 'wallet']}>
        <OwnerPanel width={264} rows={3} />
      </AppWindow>
      <Panel x={92} y={372} width={216} height={72} tone="night">
        <Glyph name="phone" x={16} y={18} size={36} tone="on-brand" />
        <LabelledField
          x={64}
          y={28}
          label="Working limit"
          value="₹12,480"
          size={21}
          tone="on-brand"
          labelTone="on-brand"
        />
      </Panel>
    </Scene>
  );
}
