import { expect, test } from 'vitest';
import { renderMarkdown } from '#views/renderMarkdown.ts';

test('a heading keeps a link in one piece, and an article with its noun', () => {
  const { html, headings } = renderMarkdown('## Ask [the office](/Contact) for a copy');
  expect(html).toBe(
    '<h2 id="ask-the-office-contact-for-a-copy">Ask <a href="/Contact">the\u00a0office</a> for a\u00a0copy</h2>\n',
  );
  expect(headings).toHaveLength(1);
});

test('a short word with a hyphen does not break, in text only', () => {
  const { html } = renderMarkdown('No one-time password & no [form](/one-time) for CERT-In.');
  expect(html).toBe(
    '<p>No <span class="keep-together">one-time</span> password &amp; no <a href="/one-time">form</a> for <span class="keep-together">CERT-In</span>.</p>\n',
  );
});
