/** What a company names and brings when it asks for a number for texts. */
import { SimCard } from '../devices/SimCard.tsx';
import { Photograph } from '../people/Photograph.tsx';
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
  /** In a low picture: without the PAN card, the keyword closer to the top. */
  readonly low?: true;
}

/** A folder, 352 wide between the sides of its pocket, out of which a company’s certificate, with its PAN card if there is room, a sheet with a keyword, and a SIM in its holder look. */
export const RequestFolder = ({ seen, pocket, low, ...place }: RequestFolderProps) => (
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
      {low && <path d="M16 76H106" className="stroke-faint" strokeWidth={5} opacity={0.6} />}
    </PaperDocument>
    {!low && <PanCard x={34} y={70} />}
    <PaperDocument x={164} y={0} width={92} height={seen + 12} fold={20} flat>
      <Label x={14} y={low ? 31 : 34} size={15} weight={600} tone="muted">
        Keyword
      </Label>
      {!low && (
        <path d="M16 124H76M16 140H56" className="stroke-faint" strokeWidth={5} opacity={0.6} />
      )}
    </PaperDocument>
    <KeywordBubble x={170} y={low ? 40 : 46} tone="brand" ink="on-brand">
      SARI
    </KeywordBubble>
    <SimHolder x={270} y={0} height={seen + 12} card={low ? 16 : 24} />
    <path
      d={`M-6 ${seen}H358V${seen + pocket - 12}a12 12 0 01-12 12H6a12 12 0 01-12-12z`}
      className="brand"
    />
  </At>
);

const PanCard = (place: Place) => (
  <At {...place}>
    <rect x={-2} y={3} width={124} height={76} rx={9} className="shade" />
    <g className="sheet">
      <rect width={120} height={76} rx={8} className="surface" />
      <path d="M0 24V8A8 8 0 018 0H112a8 8 0 018 8V24z" className="deep-lift" />
      <Label x={10} y={18} size={16} weight={800} tone="on-brand">
        PAN
      </Label>
      <Photograph x={10} y={30} width={34} height={40} hair="short" />
      <path d="M56 37H106" className="stroke-brand-lift" strokeWidth={5} />
    </g>
  </At>
);

/* The green card in which it came. */
interface SimHolderProps extends Place {
  readonly height: number;
  /** Down to the card in it. */
  readonly card: number;
}

const SimHolder = ({ height, card, ...place }: SimHolderProps) => (
  <At {...place}>
    <g className="sheet">
      <rect width={64} height={height} rx={8} className="green" />
      <SimCard x={9.2} y={card} scale={0.6} />
    </g>
  </At>
);
