/** What the drawings of tokens refer to. */
export const Definitions = () => (
  <defs>
    <radialGradient id="shadow">
      <stop className="inner" offset="0.7" />
      <stop className="outer" offset="1" />
    </radialGradient>
    <clipPath id="portrait">
      <circle r={20} />
    </clipPath>
  </defs>
);
