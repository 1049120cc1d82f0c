import { SariShopPhoto } from '../places/SariShopPhoto.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Stamp } from './Stamp.tsx';

/** The application for the account with the photograph of the shop front clipped to it and the stamp of who checked it, 352 × 330; other papers may lie over it from 170 down at the left, and from 200 down at the right. */
export const MerchantApplication = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={352} height={330}>
      <Label x={202} y={40} size={21} weight={800}>
        Merchant
      </Label>
      <Label x={202} y={65} size={21} weight={800}>
        account
      </Label>
      <Label x={202} y={89} size={14.5} tone="muted">
        Application form
      </Label>
      <path d="M202 106.500H332" className="stroke-line" strokeWidth={2} />
      <Label x={202} y={130} size={14.5} tone="muted">
        Business
      </Label>
      <Label x={202} y={152} size={15.5} weight={700}>
        Sri Balaji Stores
      </Label>
      <Stamp x={278} y={175} turn={-4} size={16.5}>
        Checked
      </Stamp>
    </PaperDocument>
    <SariShopPhoto x={16} y={8} turn={-2} />
    <PaperClip x={40} y={-18} turn={-4} />
  </At>
);

/* It reaches over the upper edge of the sheets and their photograph, 22 × 44. */
const PaperClip = (place: Place) => (
  <At {...place}>
    <path
      d="M14 13V32a4 4 0 01-8 0V9a8 8 0 0116 0V34"
      className="stroke-marigold"
      strokeWidth={3}
    />
  </At>
);
