/**
 * Problems as other judges keep them (LemonLime, Hydro, HUSTOJ, CMS, Polygon): a folder goes in, the files of packages
 * in format 2025-09 come out, with what a person has to see to. Nothing is written here but where it is told to.
 */
@org.jspecify.annotations.NullMarked
package judge.foreign;
