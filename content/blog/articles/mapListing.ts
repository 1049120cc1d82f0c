import type { Article } from '../article.ts';

const google = 'Google';

export const mapListing: Article = {
  summary:
    'Map searches favour shops whose details are complete and the same everywhere. How to claim a listing, set the pin, keep hours right and answer reviews.',
  body: [
    'Claim your free listing, choose the category that describes your main business, and put the pin on your door. Then write name, address and phone number the same way everywhere, keep the hours right, and answer your reviews. No listing can be first for every search, because the map also weighs how near the searcher is.',
    `## How the map orders its results

Google names three things that decide the order of local results on its map. Other maps weigh much the same.

- **Relevance:** how well your listing fits the words of the search. Categories, services and the description decide this.
- **Distance:** how far you are from the searcher, or from the place named in the search.
- **Prominence:** how well known you are. Reviews, links to your website and mentions elsewhere count.

You cannot change the distance. You can make the distance correct, by placing the pin exactly. Relevance takes an afternoon of work. Prominence grows over months. Google says there is no way to pay for a better place in these results, so decline callers who offer one.

## Fill in every field exactly

The name is the one on your signboard, without additions. Words such as “best” or a list of products break the map’s rules, and a listing that breaks them can be suspended.`,
    {
      kind: 'table',
      heading: 'Example: one listing, corrected',
      intro: 'A grocery shop in Durgapur. The shop is invented.',
      caption: 'Fields of a map listing before and after the correction, with the reason',
      columns: ['Field', 'Before', 'After', 'Why'],
      rows: [
        [
          'Name',
          'Balaji Stores Best Grocery Recharge Durgapur',
          'Balaji Stores',
          'The name on the signboard',
        ],
        [
          'Category',
          'Shop',
          'Grocery store, then the nearest category for recharges',
          'The narrowest that fits comes first',
        ],
        [
          'Address',
          'Near Benachity Market',
          'Shop 14, Nachan Road, Benachity, Durgapur 713213',
          'Shop, road, locality, pincode',
        ],
        ['Pin', 'Middle of the market', 'On the shop’s door', 'Directions end at the pin'],
        [
          'Phone',
          'An old landline',
          'The mobile number that is answered',
          'Customers try once, then call another shop',
        ],
        [
          'Hours',
          'Open all day',
          'Mon–Sat 8 am–9:30 pm, Sun 8 am–1 pm',
          'Searchers filter by “Open now”',
        ],
      ],
    },
    `If your exact category does not exist, take the nearest broader one. Add second categories only for things you really do, such as banking at the counter or train tickets.

Describe in two or three plain sentences what you sell and which area you serve. List services one by one, because people search for them by name: “recharge”, “bill payment”, “cash withdrawal”.

## Claim the listing in the shop’s own account

A listing may exist already, made by a customer or by the map itself. Search for your name and your phone number first. A second listing for the same shop splits your reviews.`,
    {
      kind: 'steps',
      heading: 'From search to verified listing',
      steps: [
        {
          title: 'Search for yourself',
          text: 'Look up the name, old names and the phone number. Claim what you find; report duplicates.',
        },
        {
          title: 'Use an account of the business',
          text: 'Sign in with an address that belongs to the shop. An employee’s private account leaves with the employee.',
        },
        {
          title: 'Verify',
          text: 'The map asks for proof, for example a video of the signboard, the street and the counter, or a code by phone.',
        },
        {
          title: 'Set the pin',
          text: 'Go to the door with the phone, zoom in, and move the pin there. Then ask a friend to follow the directions.',
        },
        {
          title: 'Add helpers',
          text: 'Give staff or an agency access as managers. You remain the owner.',
        },
      ],
    },
    `## Use one spelling everywhere

Maps also read your website, directories and social media. If they find “Balaji Store” here, “Sri Balaji Stores” there and two phone numbers, customers may be shown the wrong one. Write the name, address and number once, exactly, and copy them everywhere, including your bill and your [website](/SoftwareDevelopment).

Keep a list of the places where the details appear. When the number changes, work through the list on the same day.

## Hours, photographs and reviews need a few minutes a week

**Hours.** Enter special hours before each festival and holiday. A customer who came to a closed shutter will say so in a review.

**Photographs.** Add your own: the front by day, so that people recognise it; the counter; the shelves; the price board. Replace them after a renovation. Ask before you photograph people.

**Reviews.** Ask satisfied customers at the counter, with a QR code that opens the review form. Ask everyone alike. Paying for reviews, or giving a discount for them, breaks the rules and can cost you all of them.`,
    {
      kind: 'facts',
      heading: 'How to answer reviews',
      rows: [
        {
          term: 'A complaint that is right',
          detail:
            '“You are right, the recharge took until evening and we did not call you. Please show the slip at the counter and we will check it with you.”',
        },
        {
          term: 'A complaint about another shop',
          detail:
            '“We have no order with this date. Could it be another shop? Please call the number above, so that we can look.”',
        },
        {
          term: 'Praise',
          detail:
            '“Thank you, Farida. The new rice arrives on Fridays.” One sentence with something useful is enough.',
        },
        {
          term: 'Spam or abuse',
          detail: 'Report it through the listing. Answer once, calmly, for the other readers.',
        },
        {
          term: 'Always',
          detail: 'Reply in the reviewer’s language, and give no order details in public.',
        },
      ],
    },
    `## If the shop still does not appear

Search from another phone, signed out, a few streets away. Your own phone knows you and shows you first.

1. **Not found by name:** the listing is unverified, suspended or a duplicate. Sign in and read the notice.
2. **Found by name, missing for the product:** category and services do not contain the word people search for.
3. **Found nearby, missing from the next locality:** that is distance. Shops there are nearer. [Search advertising](/DigitalMarketing) can reach those people; its [cost per customer](/Blog?post=what-a-customer-costs) tells you whether it pays.
4. **Wrong details return:** somebody suggested an edit and the map accepted it. Correct it, and check the listing every month.

Count the result at the counter. The listing reports calls and requests for directions; a tally of “found you on the map” shows how many of them bought.`,
  ],
  sources: [
    {
      by: google,
      title: 'Tips to improve your local ranking on Google',
      url: 'https://support.google.com/business/answer/7091',
    },
    {
      by: google,
      title: 'Guidelines for representing your business on Google',
      url: 'https://support.google.com/business/answer/3038177',
    },
  ],
};
