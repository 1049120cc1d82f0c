import { alongWall, type Room } from './alongWall.ts';

interface OfficeEntranceProps {
  readonly room: Room & { readonly right: number };
  /** Its far side and its near one. */
  readonly from: number;
  readonly to: number;
  /** How high its lintel is in the corner of the room. */
  readonly top: number;
}

/** The open entrance in the right wall of an office: daylight, and the green of a street outside. */
export function OfficeEntrance({ room, from, to, top }: OfficeEntranceProps) {
  const at = (y: number, x: number) => alongWall(room, room.right, y, x);
  const opening = (out: number) =>
    `M${from - out} ${at(top, from) - out}L${to + out} ${at(top, to) - out}V${at(room.floor, to)}L${from - out} ${at(room.floor, from)}z`;
  const ground = (share: number) => {
    const y = room.floor - (room.floor - top) * share;
    return `M${from} ${at(y, from)}L${to} ${at(y, to)}V${at(room.floor, to)}L${from} ${at(room.floor, from)}z`;
  };
  return (
    <>
      <path d={opening(7)} className="surface" />
      <path d={opening(0)} className="marigold-soft" />
      <path d={ground(0.42)} className="skyline" />
      <path d={ground(0.2)} className="meadow-lit" />
    </>
  );
}

/** The light that falls through it on the floor. */
export function EntranceLight({ room, from, to }: OfficeEntranceProps) {
  const [near, far] = [to, from].map((x) => alongWall(room, room.right, room.floor, x));
  return (
    <path
      d={`M${from} ${far}L${to} ${near}L${to - 190} ${(near ?? 0) + 76}L${from - 130} ${(far ?? 0) + 46}z`}
      className="on-brand"
      opacity={0.24}
    />
  );
}
