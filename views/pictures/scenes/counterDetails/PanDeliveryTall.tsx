import { Phone } from '../../kit/devices/Phone.tsx';
import { EPanMail } from '../../kit/screens/EPanMail.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { LabelledField } from '../../kit/shapes/LabelledField.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside long words: the same mail with the number of the application, on the whole phone. */
export function PanDeliveryTall() {
  return (
    <Scene width={400} height={556} ground="mint" grows="around">
      <Rings x={400} y={556} size={360} tone="green-soft" />
      <Phone x={44} y={24} width={312} height={508} time="11:06">
        <EPanMail x={19} y={62} />
        <rect x={19} y={332} width={256} height={48} rx={24} className="brand" />
        <Glyph name="download" x={79} y={344} tone="on-brand" />
        <Label x={113} y={362} size={17} weight={700} tone="on-brand">
          Download
        </Label>
        <path d="M19 402.500H275" className="stroke-line" />
        <LabelledField x={19} y={432} label="Acknowledgement" value="63XXXX4107" size={19} />
      </Phone>
    </Scene>
  );
}
