import type { SampleCode } from '@webdocs/contracts/samples/sample-code';
import { list, type Drawing } from '@webdocs/design/drawings';

export interface Template {
  /** Messages with its name and what it shows end like this. */
  readonly id: string;
  readonly drawing: Drawing;
  readonly code: SampleCode & Required<Pick<SampleCode, 'html' | 'css' | 'js'>>;
}

/** Shared by all: both grounds, and text that is easy to read. */
const base = `:root {
  color-scheme: light dark;
  font: 1rem / 1.5 system-ui, sans-serif;
}

body {
  margin: 0;
  padding: 1.5rem;
}
`;

/** Starting points. Each runs as it is, without anything from elsewhere, on light and dark grounds. */
export const templates: readonly Template[] = [
  {
    id: 'document',
    drawing: { line: 'M4.5 3h11v14h-11ZM7.5 6.5h5M7.5 9.75h5M7.5 13h2.5' },
    code: {
      html: `<article>
  <h1>How to brew tea</h1>
  <p>Good tea needs <em>fresh water</em>, the right temperature, and a little patience.</p>
  <figure>
    <svg viewBox="0 0 120 60" role="img" aria-label="A cup of tea">
      <path d="M30 20h50v18a16 16 0 0 1-16 16H46a16 16 0 0 1-16-16ZM80 26h6a8 8 0 0 1 0 16h-6M45 12q4-4 0-9M62 12q4-4 0-9" />
    </svg>
    <figcaption>Three minutes are enough.</figcaption>
  </figure>
  <h2>Steps</h2>
  <ol>
    <li>Boil the water.</li>
    <li>Warm the cup.</li>
    <li>Pour, wait, and enjoy.</li>
  </ol>
</article>
`,
      css: `${base}
article {
  max-width: 60ch;
  margin-inline: auto;
}

h1,
h2 {
  line-height: 1.2;
  text-wrap: balance;
}

figure {
  margin: 2rem 0;
  text-align: center;
}

svg {
  width: min(100%, 240px);
  fill: none;
  stroke: teal;
  stroke-width: 3;
}

figcaption {
  opacity: 0.75;
}
`,
      js: '',
    },
  },
  {
    id: 'flexbox',
    drawing: { line: 'M2.75 5h4.5v10h-4.5ZM9 5h3v10H9ZM13.75 5h3.5v10h-3.5Z' },
    code: {
      html: `<ul class="cards">
  <li>Green</li>
  <li>Black, with milk</li>
  <li>White</li>
  <li>Oolong</li>
  <li>Peppermint</li>
</ul>
`,
      css: `${base}
.cards {
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
}

.cards li {
  /* Grow, shrink, and the width to start from. */
  flex: 1 1 9rem;
  padding: 1.5rem;
  border: 1px solid;
  border-radius: 0.75rem;
  background: light-dark(#e3f1f0, #12383a);
}

/* This one takes twice its share of the space that is left. */
.cards li:nth-child(2) {
  flex-grow: 2;
}
`,
      js: '',
    },
  },
  {
    id: 'grid',
    drawing: { line: 'M3 3h8v8H3ZM13 3h4v8h-4ZM3 13h4v4H3ZM9 13h8v4H9Z' },
    code: {
      html: `<div class="page">
  <header>Header</header>
  <nav>Navigation</nav>
  <main>Main content</main>
  <footer>Footer</footer>
</div>
`,
      css: `${base}
.page {
  display: grid;
  grid-template:
    'header' auto
    'main' 1fr
    'nav' auto
    'footer' auto / 1fr;
  gap: 0.75rem;
  min-height: calc(100vh - 3rem);
}

@media (width >= 30rem) {
  .page {
    grid-template:
      'header header' auto
      'nav main' 1fr
      'footer footer' auto / 10rem 1fr;
  }
}

header {
  grid-area: header;
}

nav {
  grid-area: nav;
}

main {
  grid-area: main;
}

footer {
  grid-area: footer;
}

.page > * {
  padding: 1rem;
  border-radius: 0.5rem;
  background: light-dark(#e3f1f0, #12383a);
}
`,
      js: '',
    },
  },
  {
    id: 'form',
    drawing: { line: 'M3 3.5h14v4.5H3ZM3 11.5h8.5v4.5H3ZM14 14l1.5 1.5 2.5-3.5' },
    code: {
      html: `<form novalidate>
  <p>
    <label for="name">Name</label>
    <input id="name" name="name" required minlength="2" autocomplete="name" aria-describedby="name-error">
    <span class="error" id="name-error"></span>
  </p>
  <p>
    <label for="email">Email</label>
    <input id="email" name="email" type="email" required autocomplete="email" aria-describedby="email-error">
    <span class="error" id="email-error"></span>
  </p>
  <button>Send</button>
  <p role="status"></p>
</form>
`,
      css: `${base}
form {
  max-width: 24rem;
}

label {
  display: block;
  font-weight: 600;
}

input {
  box-sizing: border-box;
  width: 100%;
  padding: 0.5rem;
  border: 1px solid;
  border-radius: 0.25rem;
  font: inherit;
}

[aria-invalid='true'] {
  border-color: light-dark(#b3261e, #ffb4ab);
  outline: 1px solid light-dark(#b3261e, #ffb4ab);
}

.error {
  color: light-dark(#b3261e, #ffb4ab);
}

button {
  padding: 0.5rem 1rem;
  font: inherit;
}
`,
      js: `const form = document.querySelector('form');
const status = document.querySelector('[role="status"]');

/** Shows what the browser itself says about a field. */
function check(field) {
  const isValid = field.checkValidity();
  field.setAttribute('aria-invalid', String(!isValid));
  document.getElementById(\`\${field.id}-error\`).textContent = field.validationMessage;
  return isValid;
}

form.addEventListener('focusout', ({ target }) => {
  if (target.matches('input')) check(target);
});

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = [...form.querySelectorAll('input')].filter((field) => !check(field));
  wrong[0]?.focus();
  status.textContent = wrong.length > 0 ? '' : \`Thank you, \${form.elements.name.value}!\`;
});
`,
    },
  },
  {
    id: 'canvas',
    drawing: { line: 'M2.5 13.5c3-9 5.5 4 8.5-3s3.5-5 6.5-5M6.25 4a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 1 0 0-3.5Z' },
    code: {
      html: `<canvas width="600" height="320"></canvas>
<p><button>Pause</button></p>
`,
      css: `${base}
canvas {
  width: 100%;
  height: auto;
  border-radius: 0.75rem;
  background: light-dark(#e3f1f0, #12383a);
}

button {
  padding: 0.5rem 1rem;
  font: inherit;
}
`,
      js: `const canvas = document.querySelector('canvas');
const button = document.querySelector('button');
const context = canvas.getContext('2d');
const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
let isRunning = !isCalm;
let turn = 0;

function draw() {
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  for (let ball = 0; ball < 12; ball += 1) {
    const angle = turn / 50 + ball / 2;
    context.fillStyle = \`oklch(0.65 0.13 \${180 + ball * 15})\`;
    context.beginPath();
    context.arc(width / 2 + Math.cos(angle) * 200, height / 2 + Math.sin(angle * 2) * 90, 14, 0, 2 * Math.PI);
    context.fill();
  }
}

function step() {
  if (!isRunning) return;
  turn += 1;
  draw();
  // The browser does not ask while the page is hidden.
  requestAnimationFrame(step);
}

function label() {
  button.textContent = isRunning ? 'Pause' : 'Play';
}

button.addEventListener('click', () => {
  isRunning = !isRunning;
  label();
  step();
});

label();
draw();
step();
`,
    },
  },
  {
    id: 'fetch',
    drawing: list,
    code: {
      html: `<h1>Teas</h1>
<p><button>Load</button></p>
<p role="status"></p>
<ul></ul>
`,
      css: `${base}
button {
  padding: 0.5rem 1rem;
  font: inherit;
}

li {
  padding: 0.5rem 0;
  border-bottom: 1px solid;
}
`,
      js: `// In place of a server, so that this runs without one. Put the address of your own here.
const teas = [{ name: 'Sencha', minutes: 2 }, { name: 'Assam', minutes: 4 }, { name: 'Oolong', minutes: 3 }];
const address = URL.createObjectURL(new Blob([JSON.stringify(teas)], { type: 'application/json' }));

const button = document.querySelector('button');
const status = document.querySelector('[role="status"]');
const list = document.querySelector('ul');

async function load() {
  list.replaceChildren();
  status.textContent = 'Loading…';
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(\`The server answered \${response.status}\`);
    const found = await response.json();
    status.textContent = found.length > 0 ? \`\${found.length} teas\` : 'There are no teas.';
    for (const { name, minutes } of found) {
      const item = document.createElement('li');
      item.textContent = \`\${name}: \${minutes} minutes\`;
      list.append(item);
    }
  } catch (error) {
    status.textContent = \`That didn’t work: \${error.message}\`;
  }
}

button.addEventListener('click', load);
load();
`,
    },
  },
];
