import { Rings } from '../../kit/Backdrop.tsx';
import { EPanMail } from '../../kit/EPanMail.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** Beside long words: the same mail with the number of the application, on a phone that ends below. */
export function PanDeliveryTall() {
  return (
    <Scene width={400} height={556} ground="mint" grows="above">
      <Rings x={400} y={556} size={360} tone="green-soft" />
      <Phone x={44} y={32} width={312} height={680} time="11:06">
        <EPanMail x={19} y={68} />
        <rect x={19} y={340} width={256} height={48} rx={24} className="brand" />
        <Glyph name="download" x={79} y={352} tone="on-brand" />
        <Label x={113} y={370} size={17} weight={700} tone="on-brand">
          Download
        </Label>
        <path d="M19 412.500H275" className="stroke-line" />
        <LabelledField x={19} y={442} label="Acknowledgement" value="63XXXX4107" size={19} />
      </Phone>
    </Scene>
  );
}
