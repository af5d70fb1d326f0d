/** L’analyse d’une partie d’Azul : les lignes d’un décompte et les motifs. */
import type { azul as english } from "../../en/review/azul.ts";
import { de } from "../../french-elision.ts";

const ONE = { a: "bleue", b: "verte", c: "orange", d: "violette", e: "rouge" };

const MANY = { a: "bleues", b: "vertes", c: "orange", d: "violettes", e: "rouges" };

const THE = { a: "le bleu", b: "le vert", c: "l’orange", d: "le violet", e: "le rouge" };

const OF = { a: "du bleu", b: "du vert", c: "de l’orange", d: "du violet", e: "du rouge" };

const places = (count: number) => `${count} ${count === 1 ? "place" : "places"}`;

const probably = (isCertain: boolean) => (isCertain ? "" : " probablement");

export const azul: typeof english = {
  rowTiles: ({ name }) => `${name === null ? "ton mur" : `mur ${de(name)}`}, cette manche`,
  rowFloor: ({ name }) => (name === null ? "ton sol" : `sol ${de(name)}`),
  rowBonuses: ({ name }) => (name === null ? "tes bonus" : `bonus ${de(name)}`),
  whyOwnTiles: ({ points }) => `rapporte environ ${points} de plus en tuiles cette manche`,
  whyOwnFloor: ({ points }) => `fait perdre environ ${points} de moins au sol`,
  whyOwnBonuses: ({ points }) => `rapporte environ ${points} de plus en bonus`,
  whyTheirTiles: ({ points, rival }) =>
    `${rival === null ? "te prive" : `prive ${rival ?? "l’adversaire"}`} d’environ ${points} en tuiles`,
  whyTheirFloor: ({ points, rival }) =>
    `${rival === null ? "te fait perdre" : `fait perdre à ${rival ?? "l’adversaire"}`} environ ${points} de plus au sol`,
  whyTheirBonuses: ({ points, rival }) =>
    `${rival === null ? "te prive" : `prive ${rival ?? "l’adversaire"}`} d’environ ${points} en bonus`,
  rowProspects: ({ name }) => (name === null ? "tes manches suivantes" : `manches suivantes ${de(name)}`),
  rowNextStart: "commencer la manche suivante",
  whyOwnProspects: ({ points }) => `laisse un plateau qui vaut environ ${points} de plus dans les manches suivantes`,
  whyTheirProspects: ({ points, rival }) =>
    `${rival === null ? "te laisse" : `laisse à ${rival ?? "l’adversaire"}`} un plateau qui vaut environ ${points} de moins dans les manches suivantes`,
  whyNextStart: ({ points }) => `décide de qui commence la manche suivante, ce qui vaut environ ${points}`,
  motifColumnAhead: ({ column, tiles, other, isCertain }) =>
    `porte${probably(isCertain)} la colonne ${column} à ${tiles} tuiles sur 5 à la fin de la manche au lieu de ${other || "zéro"}`,
  motifColourAhead: ({ colour, tiles, other, isCertain }) =>
    `porte${probably(isCertain)} ${THE[colour]} à ${tiles} tuiles sur 5 à la fin de la manche au lieu de ${other || "zéro"}`,
  motifWallAhead: ({ tiles, other, isCertain }) =>
    `laisse${probably(isCertain)} ${tiles} ${tiles === 1 ? "tuile" : "tuiles"} au mur à la fin de la manche au lieu de ${other || "zéro"}`,
  motifTheirWall: ({ name, tiles, other, isCertain }) =>
    `limite${probably(isCertain)} ${name === null ? "ton mur" : `le mur ${de(name)}`} à ${tiles} ${tiles < 2 ? "tuile" : "tuiles"} cette manche au lieu de ${other}`,
  motifOverflow: ({ count, points }) =>
    `évite d’occuper tout de suite ${places(count)} au sol, soit ${points} ${points === 1 ? "point" : "points"}`,
  motifDenied: ({ name, colour, line }) =>
    name === null
      ? `te prive ${OF[colour]} qui remplirait ta ligne ${line}`
      : `prive ${name} ${OF[colour]} qui remplirait sa ligne ${line}`,
  motifExactFit: ({ line, points }) => `remplit exactement la ligne ${line} (+${points} au mur)`,
  motifBetterTile: ({ points, other }) => `rapporte ${points} avec la tuile posée au lieu de ${other}`,
  motifBlocked: ({ colour, line, missing, left }) =>
    `évite de bloquer la ligne ${line}, à laquelle il manquerait encore ${missing} ${(missing === 1 ? ONE : MANY)[colour]} alors qu’il n’en reste ${left === 0 ? "aucune" : `que ${left}`} sur la table`,
  motifEndAhead: ({ mover, points, best, other, otherBest, isCertain }) =>
    `mène${probably(isCertain)} à une fin de partie où ${mover === null ? "tu gagnes" : `${mover} gagne`} ${points} à ${best}, au lieu de ${other} à ${otherBest}`,
  motifEndHastened: ({ line }) => `complète la rangée ${line}, ce qui termine la partie à la fin de la manche`,
  motifLaterOverflow: ({ count, isCertain }) =>
    `évite${probably(isCertain)} d’occuper ${places(count)} au sol dans la suite de la manche`,
  motifTheirOverflow: ({ name, count, isCertain }) =>
    `${name === null ? "t’oblige" : "oblige"}${isCertain ? "" : " sans doute"}${name === null ? "" : ` ${name}`} à occuper ${places(count)} de plus au sol`,
  motifHanging: ({ line, other }) =>
    `permet de remplir la ligne ${line} dans la manche, alors que la ligne ${other} reste inachevée`,
  motifMarkerMissed: "permet de prendre le jeton premier joueur",
  motifMarkerTaken: "évite de prendre le jeton premier joueur",
};
