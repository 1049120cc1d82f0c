import type { ReactNode } from 'react';
import { contact } from '#content/contact.ts';

/** When the office is open, a line for each kind of day. */
export const Hours = (): ReactNode =>
  contact.hours.map(({ days, time }) => (
    <span className="hours" key={days}>
      {days} <span className="hours-time">{time}</span>{' '}
    </span>
  ));
