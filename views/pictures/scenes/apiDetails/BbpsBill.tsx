import { Rings } from '../../kit/Backdrop.tsx';
import { BarChart } from '../../kit/Chart.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { LabelledField } from '../../kit/LabelledField.tsx';
import { PaperDocument } from '../../kit/PaperDocument.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** An electricity bill on paper; its consumer number, which the shop types, is ringed. */
export function BbpsBill() {
  return (
    <Scene width={400} height={540} ground="warm">
      <Rings x={400} y={0} size={360} tone="marigold-soft" />
      <PaperDocument x={32} y={48} turn={-2} width={344} height={472}>
        <circle cx={46} cy={50} r={22} className="marigold" />
        <Glyph name="bolt" x={32} y={36} size={28} tone="on-brand" />
        <Label x={82} y={46} size={20} weight={800}>
          Electricity bill
        </Label>
        <Label x={82} y={70} size={17} tone="muted">
          November 2026
        </Label>
        <path d="M24 92.500H320" className="stroke-line" />
        <rect x={14} y={104} width={234} height={68} rx={34} className="marigold-soft" />
        <rect
          x={14}
          y={104}
          width={234}
          height={68}
          rx={34}
          className="stroke-marigold"
          strokeWidth={4}
        />
        <LabelledField x={36} y={130} label="Consumer number" value="1100XXXX27" size={22} />
        <LabelledField x={24} y={202} label="Customer" value="R. Mondal" size={22} />
        <LabelledField x={190} y={202} label="Due" value="28 Nov 2026" size={22} />
        <BarChart x={24} y={262} width={296} height={64} values={[38, 44, 61, 70, 66, 52]} />
        <path d="M24 352.500H320" className="stroke-line" />
        <Label x={24} y={396} size={20} weight={700}>
          To pay
        </Label>
        <Label x={320} y={398} size={32} weight={800} anchor="end">
          ₹1,846
        </Label>
      </PaperDocument>
    </Scene>
  );
}
