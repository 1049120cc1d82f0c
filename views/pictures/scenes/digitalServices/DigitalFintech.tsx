import { Phone } from '../../kit/devices/Phone.tsx';
import { PinReader } from '../../kit/devices/PinReader.tsx';
import { Receipt } from '../../kit/documents/Receipt.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A card reader joined to a phone, the notes that are paid out and their slip. */
export function DigitalFintech() {
  return (
    <Scene width={640} height={520} radius={0} ground="mint">
      <Rings x={640} y={520} size={420} tone="green-soft" />
      <Receipt
        x={440}
        y={24}
        turn={3}
        scale={1.22}
        width={152}
        title="Cash slip"
        lines={[['Card', '•• 5518']]}
        total={['Paid', '₹3,000']}
      />
      <Connector from={[112, 210]} to={[192, 144]} dashed />
      <Phone x={192} y={40} width={240} height={560} time="11:36">
        <Tick x={111} y={112} size={72} />
        <Label x={111} y={190} size={23} tone="muted" anchor="middle">
          Cash withdrawal
        </Label>
        <Label x={111} y={238} size={44} weight={800} anchor="middle">
          ₹3,000
        </Label>
        <path d="M32 264.5H190" className="stroke-line" />
        <LabelledField
          x={32}
          y={296}
          label="Debit card"
          value="•• 5518"
          size={24}
          captionSize={21}
        />
        <LabelledField x={32} y={372} label="Balance" value="₹22,640" size={24} captionSize={21} />
      </Phone>
      <PinReader x={24} y={224} turn={-8}>
        <Label x={64} y={33} size={24} weight={800} anchor="middle">
          ₹3,000
        </Label>
      </PinReader>
      <Banknotes x={392} y={344} count={6} value="₹500" />
    </Scene>
  );
}
