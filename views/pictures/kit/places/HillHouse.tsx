import { At, type Place } from '../stage/At.tsx';

/** A house of two floors with a wide roof, 196 × 150 from eave to eave. */
export const HillHouse = (place: Place) => (
  <At {...place}>
    <path d="M14 48H182V150H14z" className="warm" />
    <path d="M0 54L42 2H154L196 54z" className="red" />
    <path d="M14 54H182v8H14z" className="shade" />
    <path d="M32 68h20v20H32zM88 68h20v20H88zM144 68h20v20h-20z" className="marigold" />
    <path d="M10 98H186" className="stroke-skin-deep" strokeWidth={5} />
    <path d="M86 110h24v40H86z" className="skin-deep" />
    <path d="M34 114h28v18H34zM134 114h28v18h-28z" className="marigold" />
  </At>
);
