import { PressingHand } from '../people/PressingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Phone } from './Phone.tsx';

const middle = 119;

/** The retailer’s phone on a stand, 184 × 188, and his finger on its button; the arm goes on to the lower right. */
export const SendingPhone = (place: Place) => (
  <At {...place}>
    <path d="M63 144H121L136 183Q136 187 132 187H52Q48 187 48 183z" className="deep-lift" />
    <Phone x={0} y={0} width={256} height={254} scale={0.72} time="">
      <Label x={middle} y={77} size={27} tone="muted" anchor="middle">
        98300 XXXXX
      </Label>
      <Label x={middle} y={141} size={64} weight={800} anchor="middle">
        ₹200
      </Label>
      <rect x={18} y={162} width={202} height={60} rx={14} className="brand" />
      <Label x={42} y={203} size={33} weight={700} tone="on-brand">
        Send
      </Label>
    </Phone>
    {/* The lip of the stand, which holds the phone at its foot. */}
    <path d="M46 178H138L141 185Q142 189 137 189H47Q42 189 43 185z" className="deep-lift" />
    <path d="M46 178H138L139 181H45z" className="on-brand" opacity={0.35} />
    <PressingHand x={128} y={145} turn={36} scale={0.36} sleeve="green" />
  </At>
);
