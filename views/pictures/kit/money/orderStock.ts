import { exampleOrder } from '#content/services/exampleOrder.ts';

const [cartons, tape] = exampleOrder.lines;

/** What a branch has of a thing before the order and what the order takes, with its shares of the room for it. */
const stockOf = (name: string, room: number, before: number, taken: number) => ({
  name,
  left: (before - taken).toLocaleString('en-IN'),
  shares: { left: (before - taken) / room, taken: taken / room },
});

/** The stock that the order is taken from: a full stack of cartons, and a shelf of tape with room for more. */
export const orderStock = {
  cartons: stockOf('Cartons', 2000, 2000, cartons.quantity),
  tape: stockOf('Tape', 400, 300, tape.quantity),
} as const;
