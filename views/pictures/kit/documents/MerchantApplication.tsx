import { SariShopPhoto } from '../places/SariShopPhoto.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Stamp } from './Stamp.tsx';

/** The application for the account with the photograph of the shop front clipped to it and the stamp of who checked it, 328 × 300; other papers may lie over it from 190 down right of 160, and from 256 down. */
export const MerchantApplication = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={328} height={300}>
      <Label x={206} y={70} size={21} weight={700}>
        Merchant
      </Label>
      <Label x={206} y={96} size={21} weight={700}>
        account
      </Label>
      <Label x={206} y={124} size={14.5} tone="muted">
        Application
      </Label>
      <Stamp x={84} y={215} turn={-5} size={18}>
        Checked
      </Stamp>
    </PaperDocument>
    <SariShopPhoto x={18} y={18} turn={-2} />
    <PaperClip x={40} y={-8} turn={-4} />
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
