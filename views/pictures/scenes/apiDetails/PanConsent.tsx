import { Rings } from '../../kit/Backdrop.tsx';
import { Boxes } from '../../kit/Boxes.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The form in which a holder types the PAN and agrees to the check, and the record of the consent. */
export function PanConsent() {
  return (
    <Scene width={360} height={392} ground="brand" grows="around">
      <Rings x={0} y={0} size={320} tone="brand-lift" />
      <Panel x={20} y={24} width={320} height={260}>
        <Label x={20} y={42} size={21} weight={700}>
          Your PAN
        </Label>
        <Boxes x={20} y={58} text="ABCPS1234F" size={24.6} />
        <rect x={20} y={110} width={36} height={36} rx={8} className="green" />
        <Glyph name="check" x={26} y={116} size={24} tone="surface" bold />
        <Label x={70} y={124} size={18} weight={600}>
          I agree that my PAN
        </Label>
        <Label x={70} y={148} size={18} weight={600}>
          is checked
        </Label>
        <Label x={70} y={174} size={18} tone="muted">
          to open my account
        </Label>
        <rect x={20} y={196} width={280} height={44} rx={22} className="brand" />
        <Label x={160} y={225} size={19} weight={700} tone="on-brand" anchor="middle">
          Continue
        </Label>
      </Panel>
      <Panel x={56} y={300} width={284} height={72}>
        <Glyph name="file" x={20} y={20} size={32} tone="brand" />
        <Label x={66} y={33} size={18} weight={700}>
          Consent on record
        </Label>
        <Label x={66} y={57} size={17} tone="muted">
          20 Nov 2026, 11:41
        </Label>
      </Panel>
    </Scene>
  );
}
