import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { alongWall, type Room } from './alongWall.ts';

interface OfficeRoomProps {
  readonly room: Room;
  readonly wall?: Colour;
  /** What hangs on the walls or is in them, under who is in the room. */
  readonly children?: ReactNode;
}

/** The inside of an office: a back wall, the side walls that run towards us, and a floor with boards that do the same. */
export function OfficeRoom({ room, wall = 'warm', children }: OfficeRoomProps) {
  const { width, height, floor, left, right, eye } = room;
  const start =
    left === undefined ? `M0 ${floor}` : `M0 ${alongWall(room, left, floor, 0)}L${left} ${floor}`;
  const end =
    right === undefined
      ? `H${width}`
      : `H${right}L${width} ${alongWall(room, right, floor, width)}`;
  const boards = Array.from({ length: Math.ceil(width / 110) + 12 }, (_, index) => {
    const x = (index - 6) * 110;
    const share = (floor - eye[1]) / (height - eye[1]);
    return `M${Math.round(eye[0] + (x - eye[0]) * share)} ${floor}L${x} ${height}`;
  }).join('');
  return (
    <>
      <path d={`M0 0H${width}V${height}H0z`} className={wall} />
      {left !== undefined && <SideWall room={room} corner={left} edge={0} />}
      {right !== undefined && <SideWall room={room} corner={right} edge={width} />}
      {children}
      <path d={`${start}${end}V${height}H0z`} className="brand-soft" />
      <path d={`${start}${end}V${height}H0z`} className="brand-lift" opacity={0.34} />
      <clipPath id="boards">
        <path d={`${start}${end}V${height}H0z`} />
      </clipPath>
      <path
        d={boards}
        clipPath="url(#boards)"
        className="stroke-brand"
        strokeWidth={1.5}
        opacity={0.14}
      />
      <path d={`${start}${end}`} className="stroke-surface" strokeWidth={5} opacity={0.7} />
    </>
  );
}

interface SideWallProps {
  readonly room: Room;
  readonly corner: number;
  readonly edge: number;
}

/* A little darker than the back wall, on which the light falls. */
const SideWall = ({ room, corner, edge }: SideWallProps) => (
  <path
    d={`M${corner} 0H${edge}V${alongWall(room, corner, room.floor, edge)}L${corner} ${room.floor}z`}
    className="marigold"
    opacity={0.16}
  />
);
