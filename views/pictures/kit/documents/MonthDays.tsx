import type { ReactNode } from 'react';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

export interface Month {
  readonly days: number;
  /** The weekday of the first, 0 for Sunday. */
  readonly first: number;
  /** The day that is ringed. */
  readonly ringed: number;
}

interface MonthDaysProps extends Month {
  /** The middle of the first cell, and from one day and one week to the next. */
  readonly cells: {
    readonly x: number;
    readonly y: number;
    readonly day: number;
    readonly week: number;
  };
  /** Of the weekdays, with their baseline. */
  readonly names: { readonly y: number; readonly size: number; readonly weight?: 700 };
  /** Of the days. */
  readonly size: number;
  /** Round its day, 0,0 in the middle. */
  readonly ring: ReactNode;
}

const weekdays = ['S', 'M', 'T', 'W', 'T', 'F', 'S'];

/** The weekdays of a month over its days, one of which is ringed; the page below them is drawn by who uses them. */
export function MonthDays({ days, first, ringed, cells, names, size, ring }: MonthDaysProps) {
  return (
    <>
      {weekdays.map((day, index) => (
        <Label
          // biome-ignore lint/suspicious/noArrayIndexKey: the week never changes
          key={index}
          {...names}
          x={cells.x + index * cells.day}
          tone="muted"
          anchor="middle"
        >
          {day}
        </Label>
      ))}
      {Array.from({ length: days }, (_, index) => {
        const cell = first + index;
        const x = cells.x + (cell % 7) * cells.day;
        const y = cells.y + Math.floor(cell / 7) * cells.week;
        const isRinged = index + 1 === ringed;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never change
          <g key={index}>
            {isRinged && (
              <At x={x} y={y}>
                {ring}
              </At>
            )}
            <Label
              x={x}
              y={y + Math.round(size * 0.35)}
              size={size}
              weight={isRinged ? 800 : 500}
              anchor="middle"
              tabular={false}
            >
              {String(index + 1)}
            </Label>
          </g>
        );
      })}
    </>
  );
}
