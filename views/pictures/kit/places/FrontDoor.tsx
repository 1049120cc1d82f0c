import { At, type Place } from '../stage/At.tsx';

/** The open door of a house and its wall, 200 × 400: draw who opens it over it. */
export const FrontDoor = (place: Place) => (
  <At {...place}>
    <path d="M-58-40H240V440H-58z" className="marigold-soft" />
    <path d="M-58-40h10V440h-10z" className="shade" opacity={0.35} />
    <path d="M-6 22H182V440H-6z" className="green" />
    <path d="M8 36H168V440H8z" className="surface" />
    <path d="M8 36H168V440H8z" className="marigold-soft" opacity={0.45} />
    <path d="M126 36H168V440H126z" className="green" opacity={0.75} />
    <path d="M126 36h6V440h-6z" className="shade" opacity={0.5} />
    <path d="M134 64h26v96h-26zM134 184h26v200h-26z" className="stroke-on-brand" opacity={0.35} />
  </At>
);
