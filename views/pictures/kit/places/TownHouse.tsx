import { At, type Place } from '../stage/At.tsx';

/** A house of the plains with a flat roof, a green door and a tree behind it, 200 × 168. */
export const TownHouse = (place: Place) => (
  <At {...place}>
    <path d="M166 168V84" className="stroke-skin-deep" strokeWidth={10} />
    <path
      d="M166 6a34 34 0 0128 52 30 30 0 01-10 54h-36a30 30 0 01-10-54 34 34 0 0128-52z"
      className="green"
    />
    <path d="M8 56H148V168H8z" className="marigold-soft" />
    <path d="M0 46H156V62H0z" className="marigold" />
    <path d="M8 62H148v8H8z" className="shade" />
    <path d="M26 88h40v34H26z" className="brand" />
    <path d="M46 88v34M26 105h40" className="stroke-marigold-soft" strokeWidth={3} />
    <path d="M90 94h36v74H90z" className="green" />
    <path d="M108 96v72" className="stroke-green-soft" strokeWidth={2} opacity={0.6} />
    <path d="M82 160h52v8H82z" className="muted" />
  </At>
);
