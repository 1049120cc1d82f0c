import { Rings } from '../../kit/Backdrop.tsx';
import { Boxes } from '../../kit/Boxes.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The form in which a holder types the PAN and agrees to the check, and the record of the consent. */
export function PanConsent() {
  return (
    <Scene width={480} height={440} ground="brand" grows="around">
      <Rings x={0} y={0} size={380} tone="brand-lift" />
      <Panel x={32} y={36} width={416} height={284}>
        <Label x={28} y={46} size={20} weight={700}>
          Your PAN
        </Label>
        <Boxes x={28} y={66} text="ABCPS1234F" size={31} />
        <rect x={28} y={134} width={34} height={34} rx={8} className="green" />
        <Glyph name="check" x={33} y={139} size={24} tone="surface" bold />
        <Label x={78} y={150} size={17} weight={600}>
          I agree that my PAN is checked
        </Label>
        <Label x={78} y={174} size={17} tone="muted">
          to open my account
        </Label>
        <rect x={28} y={208} width={360} height={52} rx={26} className="brand" />
        <Label x={208} y={241} size={19} weight={700} tone="on-brand" anchor="middle">
          Continue
        </Label>
      </Panel>
      <Panel x={104} y={336} width={344} height={76}>
        <Glyph name="file" x={24} y={22} size={32} tone="brand" />
        <Label x={72} y={34} size={17} weight={700}>
          Consent on record
        </Label>
        <Label x={72} y={58} size={16} tone="muted">
          20 Nov 2026, 11:41
        </Label>
      </Panel>
    </Scene>
  );
}
