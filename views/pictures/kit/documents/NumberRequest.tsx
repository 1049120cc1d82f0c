/** What a company names and brings when it asks for a number for texts. */
import { SimCard } from '../devices/SimCard.tsx';
import { KeywordBubble } from '../screens/KeywordBubble.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** A SIM card on a green tile, 128 × 144. */
export const SimOnTile = (place: Place) => (
  <Panel {...place} width={128} height={144} tone="green" flat>
    <SimCard x={26} y={16} />
  </Panel>
);

interface RequestFolderProps extends Place {
  /** Down to the upper edge of its pocket, and from there to its lower edge. */
  readonly seen: number;
  readonly pocket: number;
}

/** A folder, 352 wide between the sides of its pocket, out of which a company’s certificate, a sheet with a keyword, and a SIM in its holder look. */
export const RequestFolder = ({ seen, pocket, ...place }: RequestFolderProps) => (
  <At {...place}>
    <path
      d={`M0 42A12 12 0 0112 30H108l14 16H340a12 12 0 0112 12V${seen + 12}H0z`}
      className="deep-lift"
    />
    <PaperDocument x={18} y={0} width={128} height={seen + 12} fold={24} flat>
      <Label x={14} y={34} size={18} weight={700}>
        Company
      </Label>
      <Label x={14} y={55} size={18} weight={700}>
        certificate
      </Label>
      <path d="M16 76H106" className="stroke-faint" strokeWidth={5} opacity={0.6} />
    </PaperDocument>
    <PaperDocument x={164} y={0} width={92} height={seen + 12} fold={20} flat>
      <Label x={14} y={31} size={15} weight={600} tone="muted">
        Keyword
      </Label>
    </PaperDocument>
    <KeywordBubble x={170} y={40} tone="brand" ink="on-brand">
      SARI
    </KeywordBubble>
    <SimHolder x={270} y={0} height={seen + 12} />
    <path
      d={`M-6 ${seen}H358V${seen + pocket - 12}a12 12 0 01-12 12H6a12 12 0 01-12-12z`}
      className="brand"
    />
  </At>
);

/* The green card in which it came. */
interface SimHolderProps extends Place {
  readonly height: number;
}

const SimHolder = ({ height, ...place }: SimHolderProps) => (
  <At {...place}>
    <g className="sheet">
      <rect width={64} height={height} rx={8} className="green" />
      <SimCard x={9.2} y={16} scale={0.6} />
    </g>
  </At>
);
