/** Whose cards a company loads before a trip: name, what the card is for, amount, hair, and the colour of the clothes. */
export const cardLoads = [
  ['Ananya Sen', 'Train and fuel', '₹12,000', 'long', 'green'],
  ['Imran Shaikh', 'Fuel', '₹8,000', 'short', 'marigold'],
  ['Gurpreet Singh', 'Meals', '₹5,000', 'turban', 'red'],
] as const;
