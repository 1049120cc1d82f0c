import { Phone } from '../../kit/devices/Phone.tsx';
import { ConsentRecord, ConsentTick } from '../../kit/documents/ConsentRecord.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words: the whole form on a phone, and below it what the server keeps of the consent. */
export function PanConsentTall() {
  return (
    <Scene width={360} height={840} ground="brand" grows="around">
      <Rings x={0} y={0} size={400} tone="brand-lift" />
      <Phone x={24} y={36} width={312} height={540} time="11:41">
        <Label x={20} y={88} size={24} weight={800}>
          Open an account
        </Label>
        <path d="M20 108.500H274" className="stroke-line" />
        <Label x={20} y={140} size={17} tone="muted">
          Your PAN
        </Label>
        <rect x={20} y={152} width={254} height={44} rx={8} className="surface-2" />
        <Label x={36} y={182} size={22} weight={700} spacing={3}>
          ABCPS1234F
        </Label>
        <LabelledField
          x={20}
          y={230}
          label="Name on the card"
          value="Ananya Sen"
          captionSize={17}
          size={20}
        />
        <LabelledField
          x={20}
          y={294}
          label="Date of birth"
          value="14 March 1994"
          captionSize={17}
          size={20}
        />
        <path d="M20 342.500H274" className="stroke-line" />
        <ConsentTick x={20} y={366} />
        <rect x={20} y={452} width={254} height={48} rx={24} className="brand" />
        <Label x={147} y={483} size={19} weight={700} tone="on-brand" anchor="middle">
          Continue
        </Label>
      </Phone>
      <Connector from={[180, 590]} to={[180, 632]} upright arrow tone="on-brand" />
      <Panel x={24} y={644} width={312} height={160}>
        <ConsentRecord x={24} y={24} />
        <path d="M24 78.500H288" className="stroke-line" />
        <Label x={24} y={108} size={17} tone="muted">
          Purpose
        </Label>
        <Label x={24} y={134} size={18} weight={600}>
          To open an account
        </Label>
      </Panel>
    </Scene>
  );
}
