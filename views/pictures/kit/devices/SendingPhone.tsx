import { PressingHand } from '../people/PressingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

const middle = 107;

/** The retailer’s phone on a stand, 167 × 194, and his finger on its button; the arm goes on to the lower right. */
export const SendingPhone = (place: Place) => (
  <At {...place}>
    <path d="M55 150H112L127 190Q127 194 123 194H44Q40 194 40 190z" className="deep-lift" />
    <Phone x={0} y={-3} width={232} height={268} scale={0.72} time="">
      <Label x={middle} y={82} size={26} tone="muted" anchor="middle">
        98300 XXXXX
      </Label>
      <Label x={middle} y={146} size={64} weight={800} anchor="middle">
        ₹349
      </Label>
      <rect x={14} y={170} width={186} height={62} rx={14} className="brand" />
      <Label x={38} y={212} size={33} weight={700} tone="on-brand">
        Send
      </Label>
    </Phone>
    {/* The lip of the stand, which holds the phone at its foot. */}
    <path d="M38 184H129L132 192Q133 196 128 196H39Q34 196 35 192z" className="deep-lift" />
    <path d="M38 184H129L130 187H37z" className="on-brand" opacity={0.35} />
    <PressingHand x={118} y={150} turn={36} scale={0.36} sleeve="green" />
  </At>
);
